import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const fileMigrations: Migration[] = [
  {
    // What lies in the storage outlives its file and its company, until it was removed there.
    name: '0300-uploaded-file',
    script: `
create table uploaded_file (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  file_name text not null,
  extension text not null,
  vendor text not null,
  file_size bigint not null,
  status text not null,
  fault text,
  is_checked boolean not null,
  begun_at timestamptz not null,
  uploaded timestamptz,
  uploaded_by uuid,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);
create index uploaded_file_of_customer on uploaded_file (organization_id, customer_id, begun_at);
create index uploaded_file_unfinished on uploaded_file (begun_at) where status <> 'Uploaded';
${stamped('uploaded_file', 'uploadedFile')}
create table stored_object (
  key text primary key,
  organization_id uuid not null,
  file_id uuid not null,
  upload_id text,
  sha256 text,
  begun_at timestamptz not null
);
`,
  },
]
