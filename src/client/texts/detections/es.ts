export { detections } from '#shared/domain/alerts/detection-texts/es.ts'
