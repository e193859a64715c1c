import { useEffect } from 'react'
import { noBranding, skinOf } from '#shared/domain/branding/branding.ts'
import { watchBranding } from '#client/data/nouns/branding.ts'
import { useWatched } from '#client/machines/use-watched.ts'

/** The logo and favicon of the organization in the place of the product's own (ORG-14). */
export function useSkin() {
  const view = useWatched(watchBranding)
  const skin = skinOf(view?.row ?? noBranding)
  const { favicon } = skin
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (!link || favicon === null) return undefined
    const { href, type } = link
    Object.assign(link, { href: favicon, type: 'image/png' })
    return () => void Object.assign(link, { href, type })
  }, [favicon])
  return skin
}
