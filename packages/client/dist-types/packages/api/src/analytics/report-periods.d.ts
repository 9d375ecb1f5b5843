/** Names a trend period: `Nov 20, 2026, 3 PM`, `Nov 20, 2026`, `Week of Nov 16, 2026` or `Nov 2026`, and shorter. */
export declare function periodWords(period: string): {
    readonly long: string;
    readonly short: string;
};
