import { type GraphAnswer, GraphRefusal } from './graph-request.ts'
import { isItem } from '../is-item.ts'

const LARGEST_BATCH = 20

/** One request of a batch, its address split as if it had come alone. */
export interface Step {
  method: string
  url: string
  headers: Headers
  body: unknown
}

/**
 * Answers the requests of a batch one after the other.
 * https://learn.microsoft.com/graph/json-batching
 */
export function answerBatch(body: unknown, answer: (step: Step) => GraphAnswer): GraphAnswer {
  const steps = readSteps(body)
  const statuses = new Map<string, number>()
  const responses = steps.map(({ id, dependsOn, ...step }) => {
    const isBlocked = dependsOn.some((earlier) => (statuses.get(earlier) ?? 500) >= 400)
    const { status, headers = {}, body } = isBlocked ? FAILED_DEPENDENCY : answer(step)
    statuses.set(id, status)
    const type = body === undefined ? {} : { 'Content-Type': 'application/json' }
    return { id, status, headers: { ...headers, ...type }, ...(body === undefined ? {} : { body }) }
  })
  return { status: 200, body: { responses } }
}

const FAILED_DEPENDENCY: GraphAnswer = {
  status: 424,
  body: { error: { code: 'FailedDependency', message: 'A request that this one depends on has failed.' } },
}

function readSteps(body: unknown): (Step & { id: string; dependsOn: string[] })[] {
  const requests = isItem(body) ? body['requests'] : undefined
  if (!Array.isArray(requests) || requests.length === 0) throw malformed('Invalid batch payload format.')
  if (requests.length > LARGEST_BATCH) {
    throw malformed(`Number of batch request steps exceeds the maximum value of ${LARGEST_BATCH}.`)
  }
  const steps = requests.map((request: Record<string, unknown> | null) => {
    const { id, method, url, headers, body: content, dependsOn } = request ?? {}
    if (typeof id !== 'string' || typeof method !== 'string' || typeof url !== 'string') {
      throw malformed('Each request of a batch needs an id, a method and a url.')
    }
    return {
      id,
      method: method.toUpperCase(),
      url: url.startsWith('/') ? url : `/${url}`,
      headers: headersOf(headers),
      body: content,
      dependsOn: Array.isArray(dependsOn) ? dependsOn.map(String) : [],
    }
  })
  if (new Set(steps.map(({ id }) => id)).size < steps.length)
    throw malformed('Request ids of a batch must differ.')
  return steps
}

function headersOf(headers: unknown): Headers {
  const given = isItem(headers) ? Object.entries(headers) : []
  return new Headers(given.map(([name, value]): [string, string] => [name, String(value)]))
}

const malformed = (message: string) => new GraphRefusal(400, 'BadRequest', message)
