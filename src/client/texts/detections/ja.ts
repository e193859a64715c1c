export { detections } from '#shared/domain/alerts/detection-texts/ja.ts'
