import { Network, UserX } from 'lucide-react'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'

/** The ways to what the menu does not name: departments and who is ignored. */
export function OtherLists({ company }: { company: string | undefined }) {
  const go = useGo()
  const t = useTexts('frame')
  const search = company === undefined ? {} : { company }
  return (
    <>
      <Button
        variant="quiet"
        icon={<Network aria-hidden />}
        onClick={() => go({ to: '/employees/departments', search })}
      >
        {t('screens.departments')}
      </Button>
      <Button
        variant="quiet"
        icon={<UserX aria-hidden />}
        onClick={() => go({ to: '/employees/ignored', search })}
      >
        {t('screens.ignoredEmployees')}
      </Button>
    </>
  )
}
