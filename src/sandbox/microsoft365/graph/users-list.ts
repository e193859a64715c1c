import { type GraphAnswer, GraphRefusal, type GraphRequest } from './graph-request.ts'
import { readToken, writeToken } from './page-tokens.ts'
import {
  onlyOptions,
  present,
  readFilter,
  readSelect,
  readTop,
  selection,
  unsupported,
} from './users-query.ts'

/** https://learn.microsoft.com/graph/api/user-list */
export function listUsers({ tenant, query, headers, root }: GraphRequest): GraphAnswer {
  onlyOptions(query, '$select', '$top', '$filter', '$count', '$skiptoken')
  const select = readSelect(query)
  const top = readTop(query)
  const matches = readFilter(query)
  const isCounted = query.get('$count') === 'true'
  // https://learn.microsoft.com/graph/aad-advanced-queries
  if (isCounted && headers.get('ConsistencyLevel')?.toLowerCase() !== 'eventual') {
    throw unsupported(
      'Request with $count query parameter only works through MSGraph with a special request header: ConsistencyLevel: eventual',
    )
  }

  const skipToken = query.get('$skiptoken')
  const after = skipToken === null ? '' : readPosition(skipToken, tenant.generation)
  const found = tenant.users.filter(matches)
  const rest = found.filter(({ id }) => id > after)
  const page = rest.slice(0, top)
  const last = page.at(-1)
  return {
    status: 200,
    body: {
      '@odata.context': `${root}/$metadata#users${selection(select)}`,
      ...(isCounted && skipToken === null ? { '@odata.count': found.length } : {}),
      ...(last && rest.length > top
        ? { '@odata.nextLink': nextLink(root, query, { after: last.id, generation: tenant.generation }) }
        : {}),
      value: page.map((user) => present(user, select)),
    },
  }
}

function nextLink(root: string, query: URLSearchParams, position: object): string {
  const kept = [...query].filter(([option]) => option !== '$skiptoken')
  const options = [...kept, ['$skiptoken', writeToken(position)] as const]
  return `${root}/users?${options.map(([option, value]) => `${option}=${encodeURIComponent(value)}`).join('&')}`
}

function readPosition(token: string, generation: string): string {
  const position = readToken(token)
  if (position && position['generation'] === generation && typeof position['after'] === 'string') {
    return position['after']
  }
  throw new GraphRefusal(
    400,
    'Directory_ExpiredPageToken',
    'The specified page token value has expired and can no longer be included in your request.',
  )
}
