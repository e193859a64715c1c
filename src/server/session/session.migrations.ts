import type { Migration } from '#server/platform/database/migrate.ts'

/**
 * Sign-ins that were ended from elsewhere: one by its `origin_jti`, or, under the empty one, every one that began no
 * later than `ended_at`, except the one that is `kept`.
 */
export const sessionMigrations: Migration[] = [
  {
    name: '0122-session-end',
    formerly: '0120-session-end',
    script: `
create table session_end (
  user_id uuid not null,
  origin_jti text not null,
  kept text,
  ended_at timestamptz not null,
  primary key (user_id, origin_jti)
);
create index session_end_by_age on session_end (ended_at);
`,
  },
]
