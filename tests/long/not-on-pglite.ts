interface LeftOut {
  /** Why PGlite in one process cannot run it. */
  why: string;
  files?: readonly string[];
  /** Single tests of other files, or groups of them, by their names. */
  tests?: Readonly<Record<string, readonly string[]>>;
}

/** What of the tests that take something from `tests/` does not run on PGlite. All else does, in `npm run test:full`. */
export const notOnPglite: readonly LeftOut[] = [
  {
    why: 'asks no database: it reads the sources, or tries a part alone',
    files: [
      'src/features/invoice/invoice-totals.test.ts',
      'src/hosts/node/doctor/check-mail.test.ts',
      'src/hosts/node/mail/smtp-limits.test.ts',
      'src/hosts/node/pdf/pooled-pdf.test.ts',
      'src/hosts/node/proxy-warning.test.ts',
      'src/hosts/node/workers/foreign-content.test.ts',
      'src/hosts/node/workers/worker-pool.test.ts',
      'tests/add-an-area.test.ts',
      'tests/change-kinds.test.ts',
      'tests/chunk-plan.test.ts',
      'tests/compile-ahead.test.ts',
      'tests/contracts-for-web.test.ts',
      'tests/deploy-files.test.ts',
      'tests/fold-facades.test.ts',
      'tests/import-rules.test.ts',
      'tests/locales.test.ts',
      'tests/not-on-pglite.test.ts',
      'tests/one-scope-at-once.test.ts',
      'tests/pages-for-web.test.ts',
      'tests/proxy-examples.test.ts',
      'tests/release-files.test.ts',
      'tests/texts-for-web.test.ts',
      'tests/type-scale.test.ts',
      'tests/web-manifest.test.ts',
    ],
  },
  {
    why: 'is of the server in `src/hosts/node`: its pool, its change feed, its commands, its SMTP, its backup with pg_dump',
    files: [
      'src/hosts/node/backup/backup.test.ts',
      'src/hosts/node/change-feed.test.ts',
      'src/hosts/node/database.test.ts',
      'src/hosts/node/apply-migrations.test.ts',
      'src/hosts/node/doctor/check-database.test.ts',
      'src/hosts/node/give-new-password.test.ts',
      'src/hosts/node/import-at-start.test.ts',
      'src/hosts/node/mail/smtp-in.test.ts',
      'src/hosts/node/metrics.test.ts',
      'src/hosts/node/open-given-database.test.ts',
      'src/hosts/node/waiting-addresses.test.ts',
    ],
  },
  {
    why: 'is of several connections, how they share and what happens between them: PGlite has one',
    files: [
      'src/app/background-work.test.ts',
      'src/platform/search/server/search-index.test.ts',
      'src/server/batched-reads.test.ts',
      'tests/database-under-load.test.ts',
      'tests/fair-shares.test.ts',
      'tests/session-servers.test.ts',
      'tests/statement-counts.test.ts',
      'tests/transaction-pooler.test.ts',
      'tests/written-statement-counts.test.ts',
    ],
    tests: {
      'src/features/shop/server/cart-races.test.ts': [
        'a product that is added while an order is placed stays in the cart',
        'what a line got more while an order is placed stays in the cart',
        'a line that is removed and added again while an order is placed keeps what exceeds the order',
      ],
      'src/features/invoice/server/standing-documents.test.ts': ['to a draft is done once without a version, too'],
      'src/app/sweep-work.test.ts': [
        'whose row somebody is attaching at this moment are left alone',
        'are not taken from a backup that reads them',
      ],
      'tests/cross-entity-walk.test.ts': ['a walk finds what tells, hints, changes, is found by its text, or cannot be walked'],
      'src/features/workspace/server/hostile-archive.test.ts': ['is taken in beside one other at most, so that everybody else can write'],
      'src/platform/session/server/forged-passkeys.test.ts': ['does not go back either for two who come at once'],
      'src/features/roles/server/roles.test.ts': ['who loses the right while they wait for another change is refused'],
    },
  },
  {
    why: 'migrates by a session that begins and ends transactions itself; that PGlite is migrated shows every test that runs on it',
    files: ['src/server/migrate.test.ts'],
  },
  {
    why: 'measures the CPU of the process, which on PGlite is that of the database too',
    files: ['tests/body-limits.test.ts'],
  },
  {
    why: 'PGlite has no ICU: names are compared and sorted there by their characters, with capitals and accents apart',
    tests: {
      'src/features/todo/server/todo.test.ts': ['is added with what was left out as none, and cleaned'],
      'src/features/todo/server/read-todos.test.ts': ['sorts in every order'],
    },
  },
  {
    why: 'PGlite knows the letters of an older Unicode: 97 rare ones, such as ⓐ and those of Vithkuqi, have no small ones there',
    tests: {
      'src/features/email/server/rules.test.ts': [
        'is compared in small letters that are the same here and in the database, for every character it knows',
      ],
    },
  },
];
