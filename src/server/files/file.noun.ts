import { defineNoun } from '#server/platform/noun.ts'
import { fileChecks, requestForgottenChecks } from './check-file.jobs.ts'
import { fileEffects, fileGuards } from './file.guards.ts'
import { fileMigrations } from './file.migrations.ts'
import { mountFileRoutes } from './file.routes.ts'
import { fileRemovals } from './remove-files.jobs.ts'
import { sweepFiles } from './sweep-files.ts'
import { uploadedFileTable } from './uploaded-file.table.ts'
import { mountUploadRoutes } from './upload.routes.ts'

/** Files: those that companies uploaded, and those that the product brings along. */
export const files = defineNoun({
  name: 'files',
  kinds: { uploadedFile: uploadedFileTable },
  ownedBy: { uploaded_file: 'customer', stored_object: 'organization' },
  migrations: fileMigrations,
  guards: fileGuards,
  effects: fileEffects,
  constraints: {
    uploaded_file_organization_id_customer_id_fkey: 'notFound',
    uploaded_file_pkey: 'alreadyExists',
  },
  routes: [mountFileRoutes, mountUploadRoutes],
  jobs: [fileChecks, fileRemovals],
  repeats: [{ name: 'request-forgotten-file-checks', at: '* * * * *', act: requestForgottenChecks }],
  sweep: sweepFiles,
})
