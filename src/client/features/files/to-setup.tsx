import { Contact } from 'lucide-react'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'

/** To what else is set up of a company, or of all (ORG-36). */
export function ToSetup({ company }: { company: string | undefined }) {
  const go = useGo()
  const t = useTexts('frame')
  return (
    <Button
      icon={<Contact aria-hidden />}
      onClick={() => go({ to: '/setup', search: company === undefined ? {} : { open: company } })}
    >
      {t('screens.organisationalSetup')}
    </Button>
  )
}
