interface LeftOut {
  /** Why it cannot run on PGlite in one process. */
  why: string;
  files?: readonly string[];
  /** Single tests or groups of other files, by name. */
  tests?: Readonly<Record<string, readonly string[]>>;
}

/** Tests that use `tests/` but don't run on PGlite. All others do, in `npm run test:full`. */
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
        'keeps a product in the cart that is added while an order is placed',
        'keeps the quantity added to a line while an order is placed',
        'keeps the quantity beyond the order when a line is removed and added again while an order is placed',
      ],
      'src/features/invoice/server/standing-documents.test.ts': ['without a version of a draft also apply once'],
      'src/app/sweep-work.test.ts': [
        'whose row is being attached at the moment are left alone',
        'keep their bytes while a backup reads them',
      ],
      'tests/cross-entity-walk.test.ts': ['detects endpoints that leak, hint, change, search by text, or cannot be walked'],
      'src/features/workspace/server/hostile-archive.test.ts': [
        'is imported alongside at most one other, so everyone else can keep writing',
      ],
      'src/platform/session/server/forged-passkeys.test.ts': ['does not go back under concurrent sign-ins'],
      'src/features/roles/server/roles.test.ts': ['when the caller loses a permission while waiting for another change'],
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
      'src/features/todo/server/todo.test.ts': ['is added with defaults and sanitized'],
      'src/features/todo/server/read-todos.test.ts': ['supports every sort order'],
    },
  },
  {
    why: 'PGlite knows the letters of an older Unicode: 97 rare ones, such as ⓐ and those of Vithkuqi, have no small ones there',
    tests: {
      'src/features/email/server/rules.test.ts': ['are lowercased alike here and in the database, for every assigned character'],
    },
  },
];
