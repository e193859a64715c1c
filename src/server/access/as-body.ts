import { type AccessBody, accessItemSchema } from '#shared/domain/conditional-access/access-task.ts'
import { keepableText } from '#shared/lib/keepable-text.ts'

/** A policy or a location as an item of a task keeps it; characters that no database takes are replaced. */
export const asBody = (value: object): AccessBody =>
  accessItemSchema.shape.body
    .unwrap()
    .parse(
      JSON.parse(
        JSON.stringify(value, (_name, member: unknown) =>
          typeof member === 'string' ? keepableText(member) : member,
        ),
      ),
    )
