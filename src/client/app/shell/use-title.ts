import { useEffect } from 'react'
import { usePlaceAt } from '#client/parts/use-place.ts'
import { useTexts } from '#client/texts/texts.ts'

/** The name of the open screen, which the window has, too. No path: that of an address that no route has. */
export function useTitle(path: string | undefined): string {
  const frame = useTexts('frame')
  const words = useTexts('words')
  const place = usePlaceAt(path ?? '')
  const title = path === undefined ? frame('notFound') : place.title
  const product = words('product')
  useEffect(() => {
    document.title = title === product ? product : `${title} · ${product}`
  }, [title, product])
  return title
}
