import { fileLimits } from './uploaded-file.ts'

/** What of a file can be uploaded, by its name (FILE-07). */
export const UPLOAD_EXTENSIONS = ['txt', 'csv'] as const

/** The last part of a name, in small letters and without the dot; empty where it has none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}

export type FileProblem = 'fileTooLarge' | 'fileTypeInvalid' | 'fileEmpty' | 'fileNameInvalid'

/** Why a file cannot be uploaded, by its name and size; undefined where it can (FILE-07). */
export function fileProblem({ name, size }: { name: string; size: number }): FileProblem | undefined {
  if (!(UPLOAD_EXTENSIONS as readonly string[]).includes(extensionOf(name))) return 'fileTypeInvalid'
  if (size > fileLimits.size) return 'fileTooLarge'
  if (size === 0) return 'fileEmpty'
  return isNameTold(name) ? undefined : 'fileNameInvalid'
}

/** A name without a path or control characters, which every system can show and keep. */
const isNameTold = (name: string): boolean =>
  name.length <= fileLimits.name && name.isWellFormed() && !/[/\\\p{Cc}]/u.test(name)
