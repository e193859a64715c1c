import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { ProgressLine } from '#client/ui/progress-line.tsx'
import { ImportFigures, Part } from './import-parts.tsx'
import { ProblemList } from './problem-list.tsx'
import type { ImportView } from './use-import.ts'

/** An import that was asked for: how far it is, and what came of it. */
export function ImportRunning({ state }: Pick<ImportView, 'state'>) {
  const t = useTexts('employeeImport')
  if (state.matches('waiting'))
    return (
      <Callout tone="warn" title={t('waiting')}>
        {t('waitingText')}
      </Callout>
    )
  if (state.matches('done')) return <Done state={state} />
  if (state.matches('parseFailed')) {
    const fault = state.context.result?.fault ?? 'broken'
    return (
      <>
        <Callout tone="error" title={t('parseFailed')}>
          {t(`fault.${fault}`)}. {t(`way.${fault}`)}
        </Callout>
        <Done state={state} />
      </>
    )
  }
  return <Progress state={state} />
}

function Progress({ state }: Pick<ImportView, 'state'>) {
  const t = useTexts('employeeImport')
  const locale = useLocale()
  const { progress, file, preview, result } = state.context
  if (state.matches('importing')) {
    const total = preview?.people
    const handled = result ? result.imported + result.changed + result.unchanged + result.skipped : 0
    const number = new Intl.NumberFormat(locale)
    const text =
      total === undefined
        ? t('importingSome')
        : t('importing', { handled: number.format(handled), total: number.format(total) })
    return (
      <Part role="status">
        <ProgressLine label={t('importingSome')} value={total === undefined ? undefined : handled / total} />
        <p>{text}</p>
        <p>{t('mayClose')}</p>
      </Part>
    )
  }
  const sent = file && file.size > 0 ? Math.min(1, progress / file.size) : 0
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(sent)
  const isUploading = state.matches('uploading')
  const text = isUploading ? t('uploading', { percent }) : t(state.matches('sending') ? 'sending' : 'signing')
  return (
    <Part role="status">
      <ProgressLine label={text} value={isUploading ? sent : undefined} />
      <p>{text}</p>
    </Part>
  )
}

/** What the server has made of the file. */
function Done({ state }: Pick<ImportView, 'state'>) {
  const t = useTexts('employeeImport')
  const { result } = state.context
  if (!result) return null
  const figures = (['imported', 'changed', 'unchanged', 'skipped'] as const).map((name) => ({
    label: t(`preview.${name}`),
    value: result[name],
  }))
  return (
    <>
      {result.status === 'done' ? (
        <Callout tone="ok" title={t('done')}>
          {result.skipped > 0 ? t('ended', { count: result.skipped }) : null}
        </Callout>
      ) : null}
      <ImportFigures figures={figures} />
      {result.problems.length > 0 ? (
        <ProblemList problems={result.problems} count={result.problems.length} />
      ) : null}
    </>
  )
}
