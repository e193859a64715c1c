import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { ApiError } from '#client/data/call/api-error.ts'
import { RELOAD_AFTER, portalMachine } from './portal.machine.ts'

function start() {
  const clock = new SimulatedClock()
  const seen = { reloads: 0, isAllSaved: true, fails: false }
  const change = Promise.withResolvers<void>()
  const actor = createActor(
    portalMachine.provide({
      actors: {
        openSession: fromPromise(async () => {
          if (seen.fails) throw new ApiError('server', { code: 'billingPortalFailed', status: 502 })
          return { url: 'https://billing.example/session' }
        }),
        subscriptionChange: fromPromise(() => change.promise),
      },
      guards: { isAllSaved: () => seen.isAllSaved },
      actions: { reload: () => void seen.reloads++ },
    }),
    { clock },
  ).start()
  const reach = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  const buy = async () => {
    change.resolve()
    await reach('changed')
  }
  return { actor, clock, seen, reach, buy }
}

test('a visit without a change ends as it began', async () => {
  const { actor, clock, seen, reach } = start()
  actor.send({ type: 'portal.open' })
  await reach({ visiting: 'open' })
  expect(actor.getSnapshot().context.url).toBe('https://billing.example/session')
  actor.send({ type: 'portal.close' })
  clock.increment(10 * RELOAD_AFTER)
  expect([actor.getSnapshot().value, actor.getSnapshot().context.url, seen.reloads]).toEqual([
    'closed',
    undefined,
    0,
  ])
})

test('five seconds after the subscription has changed the page reloads, also if the window is closed by then', async () => {
  const { actor, clock, seen, reach, buy } = start()
  actor.send({ type: 'portal.open' })
  await reach({ visiting: 'open' })
  await buy()
  clock.increment(RELOAD_AFTER - 1)
  expect(seen.reloads).toBe(0)
  actor.send({ type: 'portal.close' })
  expect(actor.getSnapshot().context.isShown).toBe(false)
  clock.increment(1)
  expect(seen.reloads).toBe(1)
})

test('it does not reload over what is not saved, but as soon as it is', async () => {
  const { actor, clock, seen, reach, buy } = start()
  seen.isAllSaved = false
  actor.send({ type: 'portal.open' })
  await reach({ visiting: 'open' })
  await buy()
  clock.increment(RELOAD_AFTER)
  expect([actor.getSnapshot().value, seen.reloads]).toEqual(['held', 0])
  clock.increment(60_000)
  expect(seen.reloads).toBe(0)
  seen.isAllSaved = true
  clock.increment(1000)
  expect(seen.reloads).toBe(1)
})

test('a portal that does not open says why, and is asked again', async () => {
  const { actor, seen, reach } = start()
  seen.fails = true
  actor.send({ type: 'portal.open' })
  await reach({ visiting: 'failed' })
  expect(actor.getSnapshot().context.refusal?.code).toBe('billingPortalFailed')
  seen.fails = false
  actor.send({ type: 'portal.retry' })
  await reach({ visiting: 'open' })
})
