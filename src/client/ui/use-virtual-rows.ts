import { useVirtualizer } from '@tanstack/react-virtual'

type Options = Parameters<typeof useVirtualizer<HTMLElement, HTMLElement>>[0]

/** The rows in view of a scrolling element. Its answer changes in place: never hand it to something memoized. */
export function useVirtualRows(options: Options) {
  // oxlint-disable-next-line react/incompatible-library -- known, see above
  return useVirtualizer<HTMLElement, HTMLElement>(options)
}
