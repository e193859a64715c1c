import { type AnyRouteMatch, useMatches } from '@tanstack/react-router'

/** The root alone is no page: it stands around them all. */
const pageOf = (matches: readonly AnyRouteMatch[]) => matches[1] && matches.at(-1)

/**
 * The address of the page that is drawn, as its route spells it; undefined where no route has it. The address bar is
 * ahead of it while a script is on its way, and holds what somebody typed.
 */
export const useOpenPath = (): string | undefined =>
  useMatches({ select: (matches): string | undefined => pageOf(matches)?.pathname })

/** The route of the page that is drawn, with `:name` where an address has something of its own. */
export const useOpenRoute = (): string | undefined =>
  useMatches({ select: (matches): string | undefined => pageOf(matches)?.fullPath.replaceAll('$', ':') })
