import { fileLimits } from '#shared/domain/files/uploaded-file.ts'
import { fileProblem } from '#shared/domain/files/file-rules.ts'
import { isVendorSupported, LOG_VENDORS, OTHER_VENDOR } from '#shared/domain/files/log-vendors.ts'
import type { FieldProblem } from '#client/parts/field-problem.ts'
import type { Problems } from '#client/parts/form/form-state.ts'

export interface ChosenFile {
  /** Tells files of one name apart. */
  key: string
  file: File
}

/** What is uploaded while it is chosen. */
export interface UploadDraft {
  /** One of the known ones, `OTHER_VENDOR`, or empty. */
  vendor: string
  /** The name of another one. */
  otherName: string
  files: readonly ChosenFile[]
}

export const emptyUpload: UploadDraft = { vendor: '', otherName: '', files: [] }

export const VENDOR_CHOICES: readonly string[] = [...LOG_VENDORS, OTHER_VENDOR]

export type UploadProblem = FieldProblem | { kind: 'noVendor' } | { kind: 'noFiles' } | { kind: 'wrongFiles' }

/** Whose logs they are, by the name that goes to the server. */
export const vendorOf = ({ vendor, otherName }: UploadDraft): string =>
  vendor === OTHER_VENDOR ? otherName.trim() : vendor

/** Whether it is told that logs of this vendor are not read as those of the others are (FILE-06). */
export const isUnsupported = (draft: UploadDraft): boolean =>
  vendorOf(draft) !== '' && !isVendorSupported(vendorOf(draft))

export const problemsOf = (draft: UploadDraft): Problems<UploadDraft, UploadProblem> => ({
  vendor: draft.vendor === '' ? { kind: 'noVendor' } : undefined,
  otherName: draft.vendor === OTHER_VENDOR ? nameProblem(draft.otherName.trim()) : undefined,
  files: filesProblem(draft.files),
})

const nameProblem = (name: string): FieldProblem | undefined =>
  name === ''
    ? { kind: 'required' }
    : name.length > fileLimits.vendor
      ? { kind: 'max', limit: fileLimits.vendor }
      : undefined

const filesProblem = (files: readonly ChosenFile[]): UploadProblem | undefined =>
  files.length === 0
    ? { kind: 'noFiles' }
    : files.some(({ file }) => fileProblem(file))
      ? { kind: 'wrongFiles' }
      : undefined

/** The files with some more; one that was chosen before is not there twice. */
export function withFiles(chosen: readonly ChosenFile[], more: readonly File[]): ChosenFile[] {
  const files = new Map(chosen.map((each) => [each.key, each]))
  for (const file of more) {
    const key = `${file.name}/${file.size}/${file.lastModified}`
    files.set(key, { key, file })
  }
  return [...files.values()]
}
