import { z } from 'zod'
import { type ExchangeSource, type GraphSource, pathAt, type Source } from '#shared/domain/posture/source.ts'
import { ConnectorError } from '../connector-error.ts'
import type { SourceAnswer, TenantSettings } from '../settings.ts'
import type { ExchangeClient } from './exchange-client.ts'
import { createLinkFollower } from './follow-links.ts'
import type { GraphClient } from './graph-client.ts'

const pageSchema = z.object({ value: z.array(z.unknown()), '@odata.nextLink': z.string().optional() })

export function openTenantSettings(
  { graph, exchange, now }: { graph: GraphClient; exchange: ExchangeClient; now: () => number },
  tenantId: string,
): TenantSettings {
  async function readGraph(sources: readonly [string, GraphSource][], version: 'v1.0' | 'beta') {
    const asked = sources.filter(([, source]) => source.version === version)
    const answers = await graph
      .readMany(
        tenantId,
        version,
        asked.map(([, source]) => `/${pathAt(source, now())}`),
      )
      .catch((cause: unknown) => asked.map(() => ({ error: asConnectorError(cause) })))
    return Promise.all(
      asked.map(async ([id, { isList }], index): Promise<[string, SourceAnswer]> => {
        const answer = answers[index]
        if (!answer || 'error' in answer)
          return [id, answer ?? { error: new ConnectorError('unexpectedAnswer') }]
        const { body } = answer
        return [id, isList ? await answered(() => toLastPage(body)) : { value: withoutContext(body) }]
      }),
    )
  }

  async function toLastPage(first: unknown) {
    const follow = createLinkFollower()
    const items: unknown[] = []
    for (let page = parsedPage(first); ;) {
      items.push(...page.value)
      const next = follow(page['@odata.nextLink'])
      if (next === undefined) return items
      page = await graph.read(tenantId, next, pageSchema)
    }
  }

  /** One after the other: the vendor slows down who runs several at once in a tenant. */
  async function readExchange(sources: readonly [string, ExchangeSource][]) {
    const read: [string, SourceAnswer][] = []
    for (const [id, { cmdlet, parameters, isList }] of sources)
      read.push([
        id,
        await answered(async () => {
          const items = await exchange.run(tenantId, cmdlet, parameters)
          return isList ? items : items[0]
        }),
      ])
    return read
  }

  return {
    async read<Id extends string>(sources: Readonly<Record<Id, Source>>) {
      const all = Object.entries<Source>(sources)
      const ofGraph = all.filter((entry): entry is [string, GraphSource] => entry[1].transport === 'graph')
      const ofExchange = all.filter(
        (entry): entry is [string, ExchangeSource] => entry[1].transport === 'exchange',
      )
      const read = await Promise.all([
        readGraph(ofGraph, 'v1.0'),
        readGraph(ofGraph, 'beta'),
        readExchange(ofExchange),
      ])
      return Object.fromEntries(read.flat()) as Record<Id, SourceAnswer>
    },
    async change(call) {
      if (call.transport === 'graph')
        await graph.change(tenantId, call.version, call.method, `/${call.path}`, call.body)
      else await exchange.run(tenantId, call.cmdlet, call.parameters)
    },
  }
}

async function answered(read: () => Promise<unknown>): Promise<SourceAnswer> {
  try {
    return { value: await read() }
  } catch (cause) {
    return { error: asConnectorError(cause) }
  }
}

/** What is not a failure of the vendor is one of ours, and is not to be taken for theirs. */
function asConnectorError(cause: unknown): ConnectorError {
  if (cause instanceof ConnectorError) return cause
  throw cause
}

function parsedPage(answer: unknown) {
  const parsed = pageSchema.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new ConnectorError('unexpectedAnswer', { cause: parsed.error })
}

/** The address of the vendor's own description, which is no part of what is set. */
function withoutContext(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer
  const { '@odata.context': _, ...rest } = answer as Record<string, unknown>
  return rest
}
