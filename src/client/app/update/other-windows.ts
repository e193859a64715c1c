import { hasUnsaved } from '#client/machines/unsaved.ts'

/** How long another window may take to answer. Milliseconds. */
const PATIENCE = 300

type Message = { type: 'asked'; by: string } | { type: 'unsaved' }

/** This window, which hears its own question. */
const here = `${performance.timeOrigin}-${Math.random()}`

const open = () => new BroadcastChannel('update')
const say = (channel: BroadcastChannel, message: Message) => channel.postMessage(message)

/** Whether another window has entries that are not saved; one that does not answer has none. */
export const othersHaveUnsaved = (): Promise<boolean> =>
  new Promise((resolve) => {
    const channel = open()
    const end = (hasAny: boolean) => {
      channel.close()
      clearTimeout(waiting)
      resolve(hasAny)
    }
    const waiting = setTimeout(() => end(false), PATIENCE)
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.type === 'unsaved') end(true)
    })
    say(channel, { type: 'asked', by: here })
  })

/** Answers other windows that ask. Gives its end. */
export function answerOthers(): () => void {
  const channel = open()
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'asked' && data.by !== here && hasUnsaved()) say(channel, { type: 'unsaved' })
  })
  return () => channel.close()
}
