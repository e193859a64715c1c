import { detections } from '#shared/domain/alerts/detections.ts'
import { useDetectionWords } from '#client/texts/detection-texts.ts'
import { useTexts } from '#client/texts/texts.ts'
import { ComboBox } from '#client/ui/fields/combo-box.tsx'

/** Only of these the vendor says how severe each one is (ALERT-08). */
const VARIABLE = detections.filter(({ isVariable }) => isVariable).map(({ id }) => id)

interface AddThresholdProps {
  /** Those that have one. */
  named: readonly string[]
  onAdd: (detectionId: string) => void
}

/** Chooses one more alert type to have a threshold. */
export function AddThreshold({ named, onAdd }: AddThresholdProps) {
  const t = useTexts('alertNotify')
  const wordsOf = useDetectionWords()
  return (
    <ComboBox
      label={t('thresholds.add')}
      value={undefined}
      onChange={onAdd}
      options={VARIABLE.filter((id) => !named.includes(id)).map((id) => ({
        value: id,
        label: wordsOf(id).name,
      }))}
      placeholder={t('thresholds.add')}
      searchPlaceholder={t('thresholds.find')}
      emptyText={t('thresholds.noSuch')}
      wide
    />
  )
}
