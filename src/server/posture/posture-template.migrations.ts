import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const postureTemplateMigrations: Migration[] = [
  {
    name: '0144-posture-template',
    script: `
create table posture_template (
  organization_id uuid not null,
  id uuid not null,
  name text not null,
  description text not null,
  checks jsonb not null,
  changed_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index posture_template_name on posture_template (organization_id, lower(name));
${stamped('posture_template', 'postureTemplate')}
`,
  },
]
