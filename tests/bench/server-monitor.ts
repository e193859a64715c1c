import { monitorEventLoopDelay } from 'node:perf_hooks'

/** What a server's process bore for a while: delays of its event loop in milliseconds, memory in bytes. */
export interface ServerStrain {
  delay: { median: number; p99: number; longest: number }
  rss: { now: number; most: number }
  /** Milliseconds of processor time. */
  cpu: number
}

// Loaded before the server, in its process; it answers whoever started that.
const RESOLUTION = 10
const delays = monitorEventLoopDelay({ resolution: RESOLUTION })
delays.enable()
let most = 0
const look = () => (most = Math.max(most, process.memoryUsage.rss()))
setInterval(look, 100).unref()
let cpu = process.cpuUsage()

// The histogram counts the whole time between two looks.
const delayOf = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION)

process.on('message', () => {
  look()
  const { user, system } = process.cpuUsage(cpu)
  process.send?.({
    delay: {
      median: delayOf(delays.percentile(50)),
      p99: delayOf(delays.percentile(99)),
      longest: delayOf(delays.max),
    },
    rss: { now: process.memoryUsage.rss(), most },
    cpu: (user + system) / 1000,
  } satisfies ServerStrain)
  delays.reset()
  most = 0
  cpu = process.cpuUsage()
})
process.channel?.unref()
