import type { Migration } from '#server/platform/database/migrate.ts'

export const supportMigrations: Migration[] = [
  {
    name: '0400-support-ticket',
    script: `
create table support_ticket (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  subject text not null,
  body text not null,
  company text,
  written_at timestamptz not null,
  sent_at timestamptz,
  primary key (organization_id, id)
);
create index support_ticket_by_user on support_ticket (organization_id, user_id, written_at);
create index support_ticket_to_send on support_ticket (written_at) where sent_at is null;
`,
  },
]
