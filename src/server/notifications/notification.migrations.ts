import type { Migration } from '#server/platform/database/migrate.ts'

export const notificationMigrations: Migration[] = [
  {
    name: '0082-push-key',
    formerly: '0080-push-key',
    script: `
create table push_key (
  singleton boolean primary key default true check (singleton),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null
);
`,
  },
]
