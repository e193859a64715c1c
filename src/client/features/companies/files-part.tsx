import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { watchCompanyFiles } from '#client/data/uploads/files.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { Section } from '#client/parts/connection/section.tsx'
import { useTexts } from '#client/texts/texts.ts'

const Quiet = chakra('p', { base: { fontSize: 'control', color: 'muted' } })
const Ways = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 4,
    rowGap: 1,
    fontSize: 'control',
    '& a': { textDecoration: 'underline' },
  },
})

/** The files that were uploaded for a company: how many there are, and the ways to them. */
export function FilesPart({ companyId }: { companyId: string }) {
  const t = useTexts('files')
  const files = useWatched(watchCompanyFiles, companyId)
  const search = { company: companyId }
  return (
    <Section title={t('ofCompany.title')}>
      {files ? (
        <Quiet>
          {files.length === 0 ? t('ofCompany.none') : t('ofCompany.count', { count: files.length })}
        </Quiet>
      ) : null}
      <Ways>
        <Link to="/setup/files" search={search}>
          {t('widget.allFiles')}
        </Link>
        <Link to="/setup/upload" search={search}>
          {t('toUpload')}
        </Link>
      </Ways>
    </Section>
  )
}
