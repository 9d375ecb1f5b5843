-- Bits 35 to 39 say which of these sub-models a part names, bit 40 that it names none of them; each row is written once.
UPDATE parts SET facets = facets + CASE
  WHEN door_sub_models NOT LIKE '%"TSD"%'
    AND door_sub_models NOT LIKE '%"ESS1"%'
    AND door_sub_models NOT LIKE '%"ESS2"%'
    AND door_sub_models NOT LIKE '%"COLD"%'
    AND door_sub_models NOT LIKE '%"SANI"%'
    THEN 1099511627776
  ELSE CASE WHEN door_sub_models LIKE '%"TSD"%' THEN 34359738368 ELSE 0 END
    + CASE WHEN door_sub_models LIKE '%"ESS1"%' THEN 68719476736 ELSE 0 END
    + CASE WHEN door_sub_models LIKE '%"ESS2"%' THEN 137438953472 ELSE 0 END
    + CASE WHEN door_sub_models LIKE '%"COLD"%' THEN 274877906944 ELSE 0 END
    + CASE WHEN door_sub_models LIKE '%"SANI"%' THEN 549755813888 ELSE 0 END
END WHERE facets < 34359738368;