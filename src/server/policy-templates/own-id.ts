import { z } from 'zod'
import { AppError } from '#server/platform/app-error.ts'

/** The id of something that an organization may have made; the product's own stay as they are. */
export function ownId(id: string, defaults: readonly { id: string }[]): string {
  if (defaults.some((each) => each.id === id)) throw new AppError('defaultTemplate')
  if (!z.uuid().safeParse(id).success) throw new AppError('notFound')
  return id
}
