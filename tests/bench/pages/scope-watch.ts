import { openDelta, openSegment } from '#client/data/rows/segment.ts'
import { benchDevice } from './bench-device.ts'

export interface Loss {
  /** The wall clock when nothing was readable any more. */
  goneAt: number
  /** The longest task of the page while it was watched, in milliseconds. */
  longestTask: number
}

const decoder = new TextDecoder()

/** Waits until the rows of a company have left; all that a user loses at once leaves with them or before. */
export async function watchLoss(customerId: string): Promise<Loss> {
  const { data } = await benchDevice()
  let longestTask = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
  })
  observer.observe({ type: 'longtask' })
  const rows = () =>
    data.segments
      .where('[pid+kind+no]')
      .between([`${customerId}:`, '', 0], [`${customerId};`, '', 0])
      .count()
  while ((await rows()) > 0) await pause(2)
  const goneAt = performance.timeOrigin + performance.now()
  await pause(1000)
  observer.disconnect()
  return { goneAt, longestTask }
}

/** How many records name one of these companies, with everything opened: what somebody with the key could read. */
export async function countReadable(customerIds: readonly string[]): Promise<number> {
  const { data, vault } = await benchDevice()
  const isNamed = (text: string) => customerIds.some((id) => text.includes(id))
  let count = 0
  await data.segments.orderBy('[pid+kind+no]').eachPrimaryKey(([pid]) => {
    if (isNamed(pid)) count++
  })
  // Rows of shared kinds lie among those of all companies.
  for (const segment of await data.segments
    .where('[pid+kind+no]')
    .between(['*', '', 0], ['*', '\uffff', Infinity])
    .toArray())
    if (isNamed(JSON.stringify(await openSegment(vault, segment)))) count++
  for (const delta of await data.deltas.toArray())
    if (isNamed(JSON.stringify(await openDelta(vault, delta)))) count++
  for (const { no, blocks, payload } of await data.projection.toArray()) {
    const text = decoder.decode(await vault.open(payload, `projection/${no}`))
    if (isNamed(JSON.stringify(blocks)) || isNamed(text)) count++
  }
  return count
}

/** Whether the device has noted that it may not read these companies. */
export async function isForgotten(customerIds: readonly string[]): Promise<boolean> {
  const { data } = await benchDevice()
  const held = JSON.stringify(await data.readState('partitions'))
  return !customerIds.some((id) => held.includes(id))
}

export const syncNow = async (): Promise<void> => (await benchDevice()).sync.syncNow()

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
