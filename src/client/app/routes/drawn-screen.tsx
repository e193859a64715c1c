import { useParams, useSearch } from '@tanstack/react-router'
import type { BuiltScreen } from '#client/parts/screen/define-screen.ts'
import { type Later, later } from '#client/ui/later.tsx'
import { useChangeAddress } from './use-change-address.ts'

/** A screen as the router draws it: its page, given what the address says. `onLoaded` hears of its script. */
export function drawnScreen(screen: BuiltScreen, onLoaded: () => void): Later<object> {
  const Page = later(async () => {
    const page = await screen.page()
    onLoaded()
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
