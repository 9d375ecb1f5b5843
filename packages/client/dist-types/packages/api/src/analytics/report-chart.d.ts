import type PDFDocument from 'pdfkit';
interface Frame {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
}
interface ReportChart {
    readonly kind: 'line' | 'bars';
    readonly points: readonly {
        readonly label: string;
        readonly value: number;
    }[];
    readonly frame: Frame;
    readonly textOf: (value: number) => string;
}
type Doc = InstanceType<typeof PDFDocument>;
/** Returns the end of a scale for counts or cents: each of its four steps is a whole number that reads well. */
export declare function scaleEnd(most: number): number;
/** Draws a vector chart: a line with its area, or bars, with a scale and as many labels as fit. */
export declare function drawChart(doc: Doc, { kind, points, frame, textOf }: ReportChart): void;
export {};
