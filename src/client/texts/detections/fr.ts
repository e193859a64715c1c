export { detections } from '#shared/domain/alerts/detection-texts/fr.ts'
