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

/** A background job. Any number of servers can run it at the same time. */
export interface BackgroundWork {
  readonly name: string;
  /** Pause after each run; defaults to half a second. */
  readonly pauseMs?: number;
  work(deps: Dependencies): Promise<void>;
}

/** Handles a request like the API. */
export type Answerer = (request: Request) => Promise<Response>;

/** Fills a new entity with sample data, in the transaction that creates it. */
export type FillEntity = (
  db: Db,
  deps: Dependencies,
  entity: string,
  owner: { personId: number; name: string; email: string; companyName: string },
) => Promise<void>;

/** What an area gets from all areas combined. */
interface Whole {
  readonly endpoints: readonly AnyEndpoint[];
  readonly fillEntity: FillEntity;
  readonly trash: readonly TrashKind[];
  readonly search: readonly SearchSource[];
  readonly overlays: readonly OverlaySource[];
  readonly unread: readonly UnreadCount[];
  readonly undo: readonly UndoRule[];
  /** How rows of an archive are sanitized, for all areas. */
  readonly importRules: readonly ImportRule[];
  /** Imports tasks from files. */
  readonly tasks: TaskIntake | undefined;
  /** The API itself, for requests that send further ones: see `innerRequest`. */
  readonly answer: Answerer;
}

/** What an area adds to the server. */
export interface ServerArea {
  readonly endpoints: readonly unknown[];
  readonly routes: readonly Route[] | ((whole: Whole) => readonly Route[]);
  /** Loads the function that adds the area's sample data, in the transaction that creates the entity. Nothing else needs it. */
  readonly sample?: () => Promise<(db: Db, deps: Dependencies, story: SampleStory) => Promise<void>>;
  /** Columns that reference files: files without a reference are swept. */
  readonly fileReferences?: readonly FileReferenceColumn[];
  readonly sweeps?: readonly Sweep[];
  readonly work?: readonly BackgroundWork[];
  /** Its kinds of items in the company's trash. */
  readonly trash?: readonly TrashKind[];
  /** Its records in global search, and who can see them. */
  readonly search?: readonly SearchSource[];
  /** Its records shown in the calendar by due date. */
  readonly overlays?: readonly OverlaySource[];
  /** The number of unread items for a user. */
  readonly unread?: UnreadCount;
  /** Imports tasks from files that other areas read. */
  readonly tasks?: TaskIntake;
  /** How its writes can be undone by other requests; offered to assistants. */
  readonly undo?: readonly UndoRule[];
}
