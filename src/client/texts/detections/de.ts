export { detections } from '#shared/domain/alerts/detection-texts/de.ts'
