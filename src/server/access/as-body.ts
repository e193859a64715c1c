import { type AccessBody, accessBodySchema } from '#shared/domain/conditional-access/access-task.ts'
import { keepableJson } from '#shared/lib/keepable-json.ts'

/** A policy or a location as an item of a task keeps it: what JSON and databases do not take is left out or replaced. */
export const asBody = (value: object): AccessBody =>
  accessBodySchema.parse(keepableJson(JSON.parse(JSON.stringify(value))))
