export { detections } from '#shared/domain/alerts/detection-texts/en.ts'
