import { watchPostures } from '#client/data/nouns/secure/posture.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import { useTexts } from '#client/texts/texts.ts'

interface CompanyReadAtProps {
  companyId: string | undefined
  /** When the server was last heard, in milliseconds; null where nothing of it is here. */
  readAt: number | null | undefined
  companyOf: (id: string) => string
}

/** How old what is shown is: of one company by the reading of its tenant, of all by what this device last heard. */
export function CompanyReadAt({ companyId, readAt, companyOf }: CompanyReadAtProps) {
  const words = useTexts('words')
  const postures = useWatched(watchPostures)
  if (companyId === undefined)
    return <AsOf at={readAt} never={words('notLoaded')} sentence={(time) => words('asOf', { time })} />
  return (
    <AsOf
      at={postures?.get(companyId)?.clouds.microsoft}
      never={words('notRead')}
      sentence={(time) => `${companyOf(companyId)}, ${words('asOf', { time })}`}
    />
  )
}
