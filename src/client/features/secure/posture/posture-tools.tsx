import { Download } from 'lucide-react'
import { useTools } from '#client/machines/use-tools.ts'
import { saveCsv } from '#client/parts/save-csv.ts'
import { useCheckWords } from '#client/texts/check-texts.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import type { CompanyPosture } from './company-postures.ts'
import { postureCsv } from './posture-csv.ts'

interface PostureToolsProps {
  /** Undefined while they are being read. */
  companies: readonly CompanyPosture[] | undefined
  /** The one that is open; undefined where all are. */
  company: string | undefined
}

/** What can be done with what is shown. */
export function PostureTools({ companies, company }: PostureToolsProps) {
  const t = useTexts('posture')
  const words = useCheckWords()
  const tools = useTools({ companyId: company })
  return (
    <>
      {tools.has('export') ? (
        <Button
          icon={<Download aria-hidden />}
          disabledReason={companies?.length ? undefined : t('nothingToExport')}
          onClick={() => saveCsv('posture', [postureCsv(companies ?? [], { words, t })])}
        >
          {t('export')}
        </Button>
      ) : null}
    </>
  )
}
