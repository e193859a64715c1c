import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { ProgressLine } from '#client/ui/progress-line.tsx'
import { Heading, ImportFigures, Part } from './import-parts.tsx'
import { ProblemList } from './problem-list.tsx'
import type { ImportView } from './use-import.ts'

/** What an import would do, and every problem, before anything is sent. */
export function ImportPreviewPart({ state }: ImportView) {
  const t = useTexts('employeeImport')
  const { preview, progress, company } = state.context
  if (state.matches({ choosing: 'previewing' }))
    return (
      <div role="status">
        <ProgressLine label={t('opening')} />
        {t('reading', { count: progress })}
      </div>
    )
  if (!preview) return null
  const { places, formulas, imported, problems, problemCount } = preview
  const figures = (['people', 'imported', 'changed', 'unchanged', 'skipped'] as const).map((name) => ({
    label: t(`preview.${name}`),
    value: preview[name],
  }))
  return (
    <Part aria-label={t('preview.title')}>
      <Heading>{t('preview.title')}</Heading>
      <ImportFigures figures={figures} />
      <p>{t(company === undefined ? 'preview.noCompany' : 'preview.asOf')}</p>
      {places !== undefined && imported > places ? (
        <Callout tone="warn">{t('preview.places', { count: places })}</Callout>
      ) : null}
      {formulas > 0 ? <Callout tone="info">{t('preview.formulas', { count: formulas })}</Callout> : null}
      {problemCount > 0 ? (
        <ProblemList problems={problems} count={problemCount} />
      ) : (
        <Callout tone="ok">{t('preview.good')}</Callout>
      )}
    </Part>
  )
}
