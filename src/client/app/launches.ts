/** Only Chromium hands launches of an installed app to a window that is open. */
interface LaunchQueue {
  setConsumer: (take: (launch: { targetURL?: string }) => void) => void
}

/** Where the icon of the app leads: it brings the window to the front, and no screen away. */
const HOME = '/'

/**
 * Opens what the app was launched for, such as one of its shortcuts, without loading it anew; what is not saved is asked
 * about as by a link.
 */
export function hearLaunches(open: (path: string) => void): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(({ targetURL }) => {
    const path = targetURL && launchedPath(targetURL, loadedFrom())
    if (path) open(path)
  })
}

/**
 * The path that a launch leads to; undefined where that is nowhere else, and for the launch that has loaded this very page,
 * which may have gone on since.
 */
export function launchedPath(target: string, loaded: string | undefined): string | undefined {
  const { href, pathname, search } = new URL(target)
  return href === loaded || pathname === HOME ? undefined : pathname + search
}

let isFirst = true

/** The address that this page was loaded from, once: the same launch a second time is a wish. */
function loadedFrom(): string | undefined {
  const loaded = isFirst ? performance.getEntriesByType('navigation')[0]?.name : undefined
  isFirst = false
  return loaded
}
