CREATE TABLE `product_stamps` (
	`owner` integer PRIMARY KEY NOT NULL,
	`stamp` text NOT NULL
);
