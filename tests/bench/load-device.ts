import { randomUUID } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { pullAnswerSchema, pushAnswerSchema, SCHEMA } from '#shared/contract/sync.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { bearer } from './server-session.ts'
import { check } from './setting.ts'

/** How long requests took, in milliseconds, and what they carried. */
export interface Traffic {
  pushes: number[]
  pulls: number[]
  commands: number
  rows: number
}

export interface LoadDevice {
  /** Pushes and pulls in turn, as soon as it has its answers. */
  work: (traffic: Traffic, isOver: () => boolean) => Promise<void>
  /** Keeps a stream of events open and pulls when it is told to; ends with everything that the server has. */
  listen: (traffic: Traffic, ending: AbortSignal) => Promise<void>
  /** What the server should have now, by the id of the person. */
  titles: ReadonlyMap<string, string>
}

const COMMANDS = 5

/** A device with a token of its own, as the server knows it: its requests are the product's, without a browser around. */
export async function openLoadDevice(
  url: string,
  token: string,
  people: readonly Employee[],
): Promise<LoadDevice> {
  const id = randomUUID()
  const headers = bearer(token)
  const opened = await fetch(`${url}/api/device/${id}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ name: 'Load', keyMode: 'session' }),
  })
  check(opened.ok, `the device was answered with ${opened.status}`)
  const edits = createEdits(id, people)

  async function ask(path: string, body: object, times: number[]): Promise<unknown> {
    const device = { id, pending: 0, oldestPendingAt: null, highestSeq: edits.made() }
    const start = performance.now()
    const response = await fetch(`${url}/api/sync/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ schema: SCHEMA, device, ...body }),
    })
    const answer: unknown = await response.json()
    times.push(performance.now() - start)
    check(response.ok, `${path} was answered with ${response.status}: ${JSON.stringify(answer)}`)
    return answer
  }

  const copy = createCopy(ask)

  async function push(traffic: Traffic) {
    const commands = Array.from({ length: COMMANDS }, edits.make)
    const body = { commands, epoch: copy.epoch() }
    const { results } = pushAnswerSchema.parse(await ask('push', body, traffic.pushes))
    for (const { outcome } of results) check(outcome === 'applied', `a command was ${outcome}`)
    traffic.commands += results.length
  }

  return {
    titles: edits.titles,
    async work(traffic, isOver) {
      if (copy.epoch() === null) await copy.pull(traffic)
      while (!isOver()) {
        await push(traffic)
        await copy.pull(traffic)
      }
    },
    async listen(traffic, ending) {
      if (copy.epoch() === null) await copy.pull(traffic)
      const events = await fetch(`${url}/api/sync/events`, { headers, signal: ending })
      await pullOnNews(events, copy, traffic, ending)
      await copy.pull(traffic)
    },
  }
}

type Ask = (path: string, body: object, times: number[]) => Promise<unknown>
type Copy = ReturnType<typeof createCopy>

/** How far the device has the rows of the server. */
function createCopy(ask: Ask) {
  let cursor = Number.MAX_SAFE_INTEGER
  let epoch: string | null = null
  let scopeHash: string | null = null
  return {
    epoch: () => epoch,
    cursor: () => cursor,
    async pull(traffic: Traffic) {
      for (let more = true; more;) {
        const body = { epoch, cursor, scopeHash }
        const answer = pullAnswerSchema.parse(await ask('pull', body, traffic.pulls))
        more = epoch !== null && answer.more
        cursor = epoch === null ? answer.head : answer.to
        epoch = answer.epoch
        scopeHash = answer.scope?.hash ?? scopeHash
        traffic.rows += answer.rows.length
      }
    },
  }
}

/** Changes of people in turn, each of what the one before made. */
function createEdits(deviceId: string, people: readonly Employee[]) {
  const titles = new Map<string, string>()
  const shown = new Map(people.map(({ id, job_title }) => [id, job_title]))
  let made = 0
  return {
    titles,
    made: () => made,
    make: () => {
      const { id, customer_id: customerId } = people[made++ % people.length]!
      const title = `Load ${deviceId.slice(0, 8)} ${made}`
      const expect = { job_title: shown.get(id) }
      shown.set(id, title)
      titles.set(id, title)
      const args = { id, customerId, set: { job_title: title } }
      const notAfter = Date.now() + 60_000
      return { key: uuidv7(), name: 'employee.patch', rev: 1, args, expect, notAfter, ageMs: 0 }
    },
  }
}

/** Pulls whenever the stream tells of a version that the copy does not have, until it ends. */
async function pullOnNews(events: Response, copy: Copy, traffic: Traffic, ending: AbortSignal) {
  let news = 0
  let isPulling = false
  const look = async () => {
    if (isPulling) return
    isPulling = true
    while (news > copy.cursor()) await copy.pull(traffic)
    isPulling = false
  }
  let pulling = Promise.resolve()
  try {
    for await (const piece of events.body!.pipeThrough(new TextDecoderStream())) {
      for (const [, version] of piece.matchAll(/^data: (\d+)$/gm)) news = Math.max(news, Number(version))
      pulling = Promise.all([pulling, look()]).then(() => {})
    }
  } catch (cause) {
    if (!ending.aborted) throw cause
  }
  await pulling
}
