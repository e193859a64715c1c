import { useParams, useSearch } from '@tanstack/react-router'
import type { BuiltScreen } from '#client/parts/screen/define-screen.ts'
import { type Later, later } from '#client/ui/later.tsx'
import { useChangeAddress } from './use-change-address.ts'

/** A screen as the router draws it: its page, given what the address says. `onLoaded` hears once of its script. */
export function drawnScreen(screen: BuiltScreen, onLoaded: () => void): Later<object> {
  let isLoaded = false
  const Page = later(async () => {
    const page = await screen.page()
    // Screens that fetch each other ahead would do so without end.
    if (!isLoaded) onLoaded()
    isLoaded = true
    return page
  })
  function DrawnScreen() {
    const address = useSearch({ strict: false })
    const params: Record<string, string> = useParams({ strict: false })
    const onAddress = useChangeAddress(screen.opens)
    return (
      <Page
        key={screen.afresh && params[screen.afresh]}
        address={address}
        onAddress={onAddress}
        params={params}
      />
    )
  }
  return Object.assign(DrawnScreen, { preload: Page.preload })
}
