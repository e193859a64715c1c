import { type ComponentType, type FunctionComponent, lazy, useState } from 'react'

export interface Later<P> extends FunctionComponent<P> {
  /** Fetches the script ahead of the first time that it is drawn. */
  preload: () => Promise<void>
}

/**
 * A component whose script comes later. One that was preloaded is drawn at once, without a step through a fallback:
 * React leaves a fallback up for 300 ms at least, and on the way from the address to the first row that adds up.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let loaded: ComponentType<P> | undefined
  const fetched = async () => (loaded = await load())
  const wait = (): ComponentType<P> =>
    lazy(async () => {
      try {
        return { default: await fetched() }
      } catch (cause) {
        // React keeps a failure for good: whoever draws it again asks for the script again.
        Suspending = wait()
        throw cause
      }
    })
  let Suspending = wait()

  function LaterScreen(props: P) {
    const [Screen] = useState(() => loaded ?? Suspending)
    return <Screen {...props} />
  }
  return Object.assign(LaterScreen, {
    /** A script that does not come is asked for again when it is drawn, and said there. */
    preload: () =>
      fetched().then(
        () => {},
        () => {},
      ),
  })
}
