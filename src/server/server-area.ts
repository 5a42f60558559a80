import type { AnyEndpoint } from '#contract/endpoint.ts';
import type { Db } from './database.ts';
import type { Dependencies } from './dependencies.ts';
import type { FileReferenceColumn } from './file-reference-column.ts';
import type { ImportRule } from './import-rule.ts';
import type { OverlaySource } from './overlay-source.ts';
import type { Route } from './route.ts';
import type { SampleStory } from './sample-story.ts';
import type { SearchSource } from './search-source.ts';
import type { Sweep } from './sweep.ts';
import type { TaskIntake } from './task-intake.ts';
import type { TrashKind } from './trash-kind.ts';
import type { UndoRule } from './undo-rule.ts';
import type { UnreadCount } from './unread-count.ts';

/** Background work. Any number of servers can run it at once. */
export interface BackgroundWork {
  readonly name: string;
  /** How long it pauses after a run; half a second unless said otherwise. */
  readonly pauseMs?: number;
  work(deps: Dependencies): Promise<void>;
}

/** Answers a request as the API answers it. */
export type Answerer = (request: Request) => Promise<Response>;

/** Fills a new entity with sample data, in the transaction that makes it. */
export type FillEntity = (
  db: Db,
  deps: Dependencies,
  entity: string,
  owner: { personId: number; name: string; email: string; companyName: string },
) => Promise<void>;

/** What an area is given of the whole. */
interface Whole {
  /** All calls of all areas. */
  readonly endpoints: readonly AnyEndpoint[];
  readonly fillEntity: FillEntity;
  /** What lies in the trash, of all areas. */
  readonly trash: readonly TrashKind[];
  /** What is found in the search over everything, of all areas. */
  readonly search: readonly SearchSource[];
  /** What the calendar shows when it is due, of all areas. */
  readonly overlays: readonly OverlaySource[];
  /** What lies unread, of all areas. */
  readonly unread: readonly UnreadCount[];
  /** How what was written is taken back, of all areas. */
  readonly undo: readonly UndoRule[];
  /** How the rows of an archive are cleaned, of all areas. */
  readonly importRules: readonly ImportRule[];
  /** Who takes in the tasks of files. */
  readonly tasks: TaskIntake | undefined;
  /** The API itself, for a call that makes others: see `innerRequest`. */
  readonly answer: Answerer;
}

/** All that an area adds to the server. */
export interface ServerArea {
  /** Its calls, and what answers them. */
  readonly endpoints: readonly unknown[];
  readonly routes: readonly Route[] | ((whole: Whole) => readonly Route[]);
  /** Loads what adds what the area tells of the sample's company, in the transaction that makes the entity. Nothing else needs it. */
  readonly sample?: () => Promise<(db: Db, deps: Dependencies, story: SampleStory) => Promise<void>>;
  /** The columns that name files: what none of them names is swept. */
  readonly fileReferences?: readonly FileReferenceColumn[];
  /** Deletes what has expired. */
  readonly sweeps?: readonly Sweep[];
  readonly work?: readonly BackgroundWork[];
  /** What of it lies in the company's trash once it was deleted. */
  readonly trash?: readonly TrashKind[];
  /** What of it is found in the search over everything, and by whom. */
  readonly search?: readonly SearchSource[];
  /** What of it the calendar shows when it is due. */
  readonly overlays?: readonly OverlaySource[];
  /** How many of its items are unread for a person. */
  readonly unread?: UnreadCount;
  /** Takes in the tasks of files that other areas read. */
  readonly tasks?: TaskIntake;
  /** How what its calls write is taken back by other calls: what is offered to assistants. */
  readonly undo?: readonly UndoRule[];
}
