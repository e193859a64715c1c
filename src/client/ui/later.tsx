import { Component, type ComponentType, type FunctionComponent, lazy, type ReactNode, useState } from 'react'

export interface Later<P> extends FunctionComponent<P> {
  /** Fetches the script ahead of the first time that it is drawn. */
  preload: () => Promise<void>
}

interface FailureBoundaryProps {
  onFailure: () => void
  children: ReactNode
}

/**
 * Says that something failed once that is certain, and hands it on to whoever shows it. React draws what failed a second
 * time before it believes so: a script that was asked for again by then would be waited for without an end.
 */
class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(cause: unknown) {
    this.props.onFailure()
    this.setState(() => {
      throw cause
    })
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/**
 * A component whose script comes later. One that was preloaded is drawn at once, without a step through a fallback:
 * React leaves a fallback up for 300 ms at least, and on the way from the address to the first row that adds up.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let loaded: ComponentType<P> | undefined
  const fetched = async () => (loaded = await load())
  const wait = (): ComponentType<P> => lazy(async () => ({ default: await fetched() }))
  let Suspending = wait()
  // React keeps a failure for good: whoever draws it again asks for the script again.
  const askAgain = () => {
    Suspending = wait()
  }

  function LaterScreen(props: P) {
    const [Screen] = useState(() => loaded ?? Suspending)
    return (
      <FailureBoundary onFailure={askAgain}>
        <Screen {...props} />
      </FailureBoundary>
    )
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
