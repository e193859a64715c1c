import { RESOURCE_LISTS, type Resource, type ResourceListName } from '#shared/contract/resources.ts'
import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import { RESOURCE_SORTS, type ResourcesAddress, resourcesAddressSchema } from './resources-address.ts'

const files = {
  knowledgeBase: 'knowledge-base',
  bestPractices: 'best-practices',
  marketing: 'marketing',
  downloads: 'downloads',
} as const satisfies Record<ResourceListName, string>

const listOf = (name: ResourceListName): ListDefinition<Resource, ResourcesAddress> => ({
  schema: resourcesAddressSchema,
  rowKey: ({ url }) => url,
  ordering: {
    sorts: RESOURCE_SORTS,
    first: { sort: 'title', direction: 'asc' },
    directionOf: (sort) => (sort === 'updated' ? 'desc' : 'asc'),
  },
  textOf: ({ title, description, topic }) => `${title} ${description} ${topic}`,
  keyOf: (resource, sort) => resource[sort] ?? undefined,
  tieOf: ({ title }) => title,
  file: files[name],
})

/** Articles and files by title, topic, or when they were last changed. */
export const resourceLists = Object.fromEntries(RESOURCE_LISTS.map((name) => [name, listOf(name)])) as Record<
  ResourceListName,
  ListDefinition<Resource, ResourcesAddress>
>
