/** Contents of shared carts; prices are never stored. */
export declare const sharedCarts: import("drizzle-orm/pg-core").PgTableWithColumns<{
    name: "shared_carts";
    schema: undefined;
    columns: {
        keyHash: import("drizzle-orm/pg-core").PgColumn<{
            name: "keyHash";
            tableName: "shared_carts";
            dataType: "string";
            columnType: "PgText";
            data: string;
            driverParam: string;
            notNull: true;
            hasDefault: false;
            isPrimaryKey: true;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: [string, ...string[]];
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
        userId: import("drizzle-orm/pg-core").PgColumn<{
            name: string;
            tableName: "shared_carts";
            dataType: "number";
            columnType: "PgBigInt53";
            data: number;
            driverParam: string | number;
            notNull: true;
            hasDefault: false;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: undefined;
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
        lines: import("drizzle-orm/pg-core").PgColumn<{
            name: "lines";
            tableName: "shared_carts";
            dataType: "json";
            columnType: "PgJson";
            data: {
                partId: number;
                quantity: number;
                comments: string[];
                configurations?: readonly ({
                    kind: "door";
                    doors: readonly {
                        serialNumber: string | null;
                        door: Readonly<{
                            doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                            build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                            double: boolean;
                            bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                            hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                            powerOperated: boolean;
                            gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                            widthInches: number;
                            heightInches: number;
                        }>;
                        use: "bottomGasket" | "doorGasket" | "edgeGasket" | "heaterPan" | "heaterWire" | "midGasket" | "panelWires" | "sectionGasket" | "sweepGasket";
                        count: number;
                    }[];
                } | {
                    kind: "direction";
                    left: number;
                    right: number;
                } | {
                    kind: "serials";
                    serials: readonly string[];
                } | {
                    kind: "voltage";
                    voltages: Record<"120V" | "208V" | "230V" | "460V" | "480V", number>;
                    panels?: {
                        single: number;
                        biparting: number;
                    } | undefined;
                } | {
                    kind: "cuts";
                    cuts: readonly {
                        lengthInches: number;
                        wallThicknessInches: number | null;
                        count: number;
                    }[];
                })[] | undefined;
            }[];
            driverParam: unknown;
            notNull: true;
            hasDefault: false;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: undefined;
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {
            $type: {
                partId: number;
                quantity: number;
                comments: string[];
                configurations?: readonly ({
                    kind: "door";
                    doors: readonly {
                        serialNumber: string | null;
                        door: Readonly<{
                            doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                            build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                            double: boolean;
                            bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                            hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                            powerOperated: boolean;
                            gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                            widthInches: number;
                            heightInches: number;
                        }>;
                        use: "bottomGasket" | "doorGasket" | "edgeGasket" | "heaterPan" | "heaterWire" | "midGasket" | "panelWires" | "sectionGasket" | "sweepGasket";
                        count: number;
                    }[];
                } | {
                    kind: "direction";
                    left: number;
                    right: number;
                } | {
                    kind: "serials";
                    serials: readonly string[];
                } | {
                    kind: "voltage";
                    voltages: Record<"120V" | "208V" | "230V" | "460V" | "480V", number>;
                    panels?: {
                        single: number;
                        biparting: number;
                    } | undefined;
                } | {
                    kind: "cuts";
                    cuts: readonly {
                        lengthInches: number;
                        wallThicknessInches: number | null;
                        count: number;
                    }[];
                })[] | undefined;
            }[];
        }>;
        createdAt: import("drizzle-orm/pg-core").PgColumn<{
            name: "createdAt";
            tableName: "shared_carts";
            dataType: "date";
            columnType: "PgTimestamp";
            data: Date;
            driverParam: string;
            notNull: true;
            hasDefault: false;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: undefined;
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
        expiresAt: import("drizzle-orm/pg-core").PgColumn<{
            name: "expiresAt";
            tableName: "shared_carts";
            dataType: "date";
            columnType: "PgTimestamp";
            data: Date;
            driverParam: string;
            notNull: true;
            hasDefault: false;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: undefined;
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
    };
    dialect: 'pg';
}>;
