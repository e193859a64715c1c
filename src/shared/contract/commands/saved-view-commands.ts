import { z } from 'zod'
import {
  savedViewId,
  VIEWED_LISTS,
  type ViewFields,
  viewFieldsSchema,
} from '#shared/domain/views/saved-view.ts'
import { defineCommand } from '../command.ts'
import { viewsPartition } from '../partitions.ts'

type NamedView = Pick<ViewFields, 'list' | 'name'>

const common = {
  rev: 1,
  class: 'B',
  kind: 'savedView',
  area: ({ list }: NamedView) => VIEWED_LISTS[list],
  level: 'manage',
  needs: 'any',
  ids: ({ list, name }: NamedView) => [savedViewId(list, name)],
  partition: ({ list }: NamedView) => viewsPartition(VIEWED_LISTS[list]),
  lane: ({ list, name }: NamedView) => `savedView/${savedViewId(list, name)}`,
} as const

/** Keeps a list as it is under a name; a view that has the name already becomes this one. */
export const savedViewSave = defineCommand({
  ...common,
  name: 'savedView.save',
  args: viewFieldsSchema,
  merge: (_earlier, later) => later,
  sets: ({ query }) => ({ query }),
  reduce: (_row, fields, { id, now }) => ({ ...fields, id, changed_at: now }),
})

export const savedViewDelete = defineCommand({
  ...common,
  name: 'savedView.delete',
  args: z.strictObject({ list: viewFieldsSchema.shape.list, name: viewFieldsSchema.shape.name }),
  sets: () => ({ query: null }),
  reduce: () => undefined,
})
