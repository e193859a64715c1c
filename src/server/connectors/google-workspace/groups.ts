import { ConnectorError } from '../connector-error.ts'
import type { DirectoryGroup } from '../directory.ts'
import type { DirectoryClient } from './directory-client.ts'
import { groupsAnswer, membersAnswer } from './google-answers.ts'
import { pagesOf } from './pages.ts'

/** The most that the vendor gives of groups and of members. */
const PAGE_SIZE = '200'

/**
 * All groups of a workspace with who is directly in them. Members are asked for group by group, as there is no other way; of one that
 * says that it is empty they are not. One that is deleted meanwhile is none.
 */
export async function* groupsOf(client: DirectoryClient): AsyncGenerator<DirectoryGroup[], void> {
  const listing = pagesOf(client, groupsAnswer, '/groups', { customer: 'my_customer', maxResults: PAGE_SIZE })
  for await (const { groups = [] } of listing)
    for (const { id, name, email, directMembersCount } of groups) {
      const memberIds = Number(directMembersCount) === 0 ? [] : await unlessGone(membersOf(client, id))
      if (memberIds) yield [{ id: id.toLowerCase(), displayName: name || email, memberIds }]
    }
}

async function membersOf(client: DirectoryClient, group: string): Promise<string[]> {
  const found: string[] = []
  const path = `/groups/${encodeURIComponent(group)}/members`
  for await (const { members = [] } of pagesOf(client, membersAnswer, path, { maxResults: PAGE_SIZE }))
    found.push(...members.map(({ id, email }) => (id ?? email).toLowerCase()))
  return found
}

async function unlessGone<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (cause) {
    if (cause instanceof ConnectorError && cause.reason === 'notFound') return undefined
    throw cause
  }
}
